import { expect, test } from 'vitest';
import { markup } from './markup';

test('what a city writes cannot become markup of ours', () => {
  const type = '<img src=x onerror="run()"> & more';
  const cell = markup`<td title="${type}">${type}</td>`;
  expect(cell.text).toBe(
    '<td title="&lt;img src=x onerror=&quot;run()&quot;&gt; &amp; more">&lt;img src=x onerror=&quot;run()&quot;&gt; &amp; more</td>',
  );
});

test('parts are put together once, and nothing is nothing', () => {
  expect(markup`<p>${[markup`<b>${1}</b>`, markup`<i></i>`]}${null}</p>`.text).toBe('<p><b>1</b><i></i></p>');
});
