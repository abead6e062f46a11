const STEPS = ['ready', 'waiting', 'drawing', 'failed', 'none'] as const;
/** How far a report is, as its address says. */
export type ReportStep = (typeof STEPS)[number];

interface Follow {
  signal: AbortSignal;
  everyMs: number;
  onState: (state: ReportStep) => void;
}

/** Asks for it once, and again where what it says has changed meanwhile; then looks until it ends. */
export async function follow(href: string, { signal, everyMs, onState }: Follow): Promise<ReportStep> {
  let state = await getStep(`${href}&state=ask`, signal);
  while (state !== 'ready' && state !== 'failed') {
    onState(state);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    signal.throwIfAborted();
    state = await getStep(`${href}&state=${state === 'none' ? 'ask' : 'look'}`, signal);
  }
  return state;
}

async function getStep(address: string, signal: AbortSignal): Promise<ReportStep> {
  const answer = await fetch(address, { signal });
  const said: { state?: string } = answer.ok ? await answer.json() : {};
  return STEPS.find((one) => one === said.state) ?? 'failed';
}
