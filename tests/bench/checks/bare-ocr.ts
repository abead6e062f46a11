/** The text of pictures by tesseract.js alone, two workers and nothing else: the pictures are there, and upright. */
import tesseract from 'tesseract.js';

const [languages = '', ...pictures] = process.argv.slice(2);
const scheduler = tesseract.createScheduler();
for (const _ of [1, 2])
  scheduler.addWorker(
    await tesseract.createWorker(['eng', 'spa'], tesseract.OEM.LSTM_ONLY, {
      langPath: languages,
      cacheMethod: 'none',
      gzip: true,
    }),
  );
const found = await Promise.all(pictures.map((picture) => scheduler.addJob('recognize', picture)));
await scheduler.terminate();
console.log(
  JSON.stringify({ pages: found.length, letters: found.map(({ data }) => data.text).join('').length }),
);
