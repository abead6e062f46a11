/** A language model that answers with recordings: the product asks it over HTTP as it would any other. */
import { modelBy } from '@/lib/checking/model/settings';
import type { ReviewInput } from '@/lib/checking/review/input';
import type { ModelReading, Review } from '@/lib/checking/review/types';
import { createLogger } from '@/lib/log';
import { type Asked, startModelEndpoint } from '../../../support/model-endpoint/server';
import { digestPage, type Recordings } from './recordings';

// The endpoint takes no schema apart from the prompt, which the SDK would say for each question.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

const MAX_TOKENS = 2_000_000;
const TIMEOUT_SECONDS = 900;
/** The recordings stand for what is seen in it. */
const PICTURE = new Uint8Array([0]);

/** What the product keeps of what a recording says of a package. */
export async function replay(
  recordings: Recordings,
  input: ReviewInput,
  { review, contents }: { review: Review; contents: ReadonlyMap<string, Uint8Array> },
): Promise<{ readings: ModelReading[]; dropped: number }> {
  const endpoint = await startModelEndpoint();
  endpoint.reply = (asked) => ({ content: { pages: answer(asked, recordings, contents) } });
  try {
    const model = modelBy(
      {
        ...{
          AI_PROVIDER: 'compatible',
          AI_MODEL: 'recorded',
          AI_API_KEY: undefined,
          AI_BASE_URL: endpoint.url,
        },
        ...{ AI_MAX_TOKENS: MAX_TOKENS, AI_TIMEOUT_SECONDS: TIMEOUT_SECONDS },
      },
      createLogger('silent'),
    );
    if (!model) throw new Error('no model');
    const { readings, use } = await model.read({
      checklist: input.checklist,
      files: input.files,
      review,
      picture: async () => PICTURE,
      signal: new AbortController().signal,
    });
    if (use.failure) throw new Error(`the stand-in failed: ${use.failure}`);
    return { readings, dropped: use.dropped };
  } finally {
    await endpoint.close();
  }
}

const HEAD = /^\[page (P\d+): page (\d+) of file (.*)\]$/gm;

function answer({ data }: Asked, recordings: Recordings, contents: ReadonlyMap<string, Uint8Array>) {
  return [...data.matchAll(HEAD)].flatMap(([, label = '', number, name = '']) => {
    const bytes = contents.get(name);
    const recorded = bytes && recordings.get(digestPage(bytes, Number(number)));
    return recorded ? [{ page: label, ...recorded }] : [];
  });
}
