import { expect, test } from 'vitest';
import { listFiles, read } from './tree';

// A form that states no method is sent by GET where its script has not arrived yet: what was typed, a password among
// it, then stands in the address, in the history and in logs.

interface Form {
  path: string;
  /** Its opening tag. */
  tag: string;
}

function formsOf(path: string): Form[] {
  const source = read(path);
  return [...source.matchAll(/<form(?=[\s>])/g)].map(({ index }) => ({
    path,
    tag: source.slice(index, endOfTag(source, index)),
  }));
}

/** Past the `>` that stands in no expression. */
function endOfTag(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    else if (source[at] === '>' && depth === 0) return at + 1;
  }
  return source.length;
}

const FORMS = ['app', 'components'].flatMap((folder) =>
  listFiles(folder, /(?<!\.test)\.tsx$/).flatMap(formsOf),
);
/** React sends a form whose action is a function by POST, and lets it state no method. */
const IS_ACTION = /\baction=\{(on[A-Z]\w*|\w+Action|\w+\.\w+Action)\}/;
const isPost = ({ tag }: Form) => /\bmethod="post"/.test(tag) || IS_ACTION.test(tag);
const isGet = ({ tag }: Form) => /\bmethod="get"/.test(tag);
const pathOf = ({ path }: Form) => path;

test('there are forms', () => {
  expect(FORMS.length).toBeGreaterThan(25);
});

test('every form says how it is sent', () => {
  expect(FORMS.filter((form) => !isPost(form) && !isGet(form)).map(pathOf)).toEqual([]);
});

test('a form that is sent by GET asks for something to be shown: it names where, and takes no secret', () => {
  const faults = FORMS.filter(isGet).filter(
    ({ path, tag }) =>
      /PasswordField|type="password"|one-time-code|autoComplete="cc-/.test(read(path)) ||
      (!/\baction=/.test(tag) && /\bonSubmit=/.test(tag)),
  );
  expect(faults.map(pathOf)).toEqual([]);
});
