import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { CheckProvider } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/check-provider';
import type { ResultActions } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-context';
import type {
  FindingView,
  PlaceView,
  Stretch,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-types';
import type { CheckFileState, CheckState } from '@/components/checks/check-state';
import { doneAction } from './answers';
import { Toasts } from './toasts';

export const CHECK = 'chk_01HZX3';

/** A file of a check that was read and whose pictures are drawn, unless said otherwise. */
export function makeFileState(given: Partial<CheckFileState> = {}): CheckFileState {
  return {
    id: 'file_1',
    name: 'plans.pdf',
    type: 'pdf',
    bytes: 1_536,
    state: 'read',
    failure: null,
    pages: 3,
    pagesRead: 3,
    pagesDrawn: 3,
    ...given,
  };
}

interface CheckHarnessProps extends Partial<CheckState> {
  fixed?: boolean;
  children: ReactNode;
}

/** What a check's page puts around its parts. */
export function CheckHarness({ files = [], run = null, fixed = false, children }: CheckHarnessProps) {
  return (
    <>
      <CheckProvider checkId={CHECK} files={files} run={run} fixed={fixed}>
        {children}
      </CheckProvider>
      <Toasts />
    </>
  );
}

/** The site says this of the check from now on; answers how often it was asked. */
export function mockCheckState(state: CheckState | null): { asked: () => number } {
  const ask = vi.fn(async (_address: string) =>
    state === null ? Response.json({ error: 'unavailable' }, { status: 503 }) : Response.json(state),
  );
  vi.stubGlobal('fetch', ask);
  return {
    asked: () => ask.mock.calls.filter(([address]) => address.endsWith(`/check-state/${CHECK}`)).length,
  };
}

/** Uploads of a page that go nowhere: a test says what becomes of each. */
export class FakeUpload extends EventTarget {
  static sent: FakeUpload[] = [];

  /** From here on what the page sends stands in `sent`. */
  static install(): void {
    FakeUpload.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
  }

  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  method = '';
  address = '';
  file: File | null = null;
  status = 0;
  responseText = '';
  isCancelled = false;

  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(file: File): void {
    this.file = file;
    FakeUpload.sent.push(this);
  }
  abort(): void {
    this.isCancelled = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
  }
  answer(status: number, body: object | string = {}): void {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
  breakOff(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** A finding as its page shows it, with one place. */
export function findingView(given: Partial<FindingView> = {}): FindingView {
  return {
    key: 'address_differs:application',
    keys: [given.key ?? 'address_differs:application'],
    kind: 'contradicts',
    severity: 'major',
    title: 'The address differs',
    what: 'plans.pdf says another number.',
    fix: 'Correct the address.',
    document: null,
    citation: 'IRC R106.1',
    places: [placeView()],
    byModel: false,
    explanation: null,
    mark: null,
    documentId: null,
    candidates: [],
    picks: [],
    questions: [],
    decides: [],
    wrong: null,
    ruledOut: [],
    ...given,
  };
}

/** What can be said of a result, each said yes to. */
export function resultActions(given: Partial<ResultActions> = {}): ResultActions {
  return {
    mark: vi.fn(doneAction()),
    correct: vi.fn(doneAction()),
    ruleOut: vi.fn(doneAction()),
    undo: vi.fn(doneAction()),
    answer: vi.fn(doneAction()),
    sayWrong: vi.fn(doneAction()),
    ...given,
  };
}

/** A page's part of a file as its result shows it. */
export function stretchView(given: Partial<Stretch> = {}): Stretch {
  return {
    fileId: 'file_1',
    fileName: 'plans.pdf',
    firstPage: 1,
    lastPage: 1,
    documentId: 'application',
    also: [],
    isSure: true,
    correctionId: null,
    findings: 0,
    ...given,
  };
}

export function placeView(given: Partial<PlaceView> = {}): PlaceView {
  return {
    fileId: 'file_1',
    fileName: 'plans.pdf',
    page: 2,
    box: { x: 0.1, y: 0.2, w: 0.3, h: 0.02 },
    quote: '1402 Alder St',
    ...given,
  };
}
