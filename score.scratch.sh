cd /work/main && npx tsx src/tools/build.ts >/dev/null 2>&1; node /tmp/x/score2.mjs --show ${1:-4000} > /tmp/x/score.txt 2>&1; grep "found\|right " /tmp/x/score.txt | cut -c1-420
