import type { Control } from '../control';
import type { Deliveries } from '../deliver';
import type { Fault, Matcher } from '../faults';
import { CARDS, type CardKind } from '../objects/cards';
import { ApiError } from './errors';
import { decodeForm, type Params } from './form';
import { required, text } from './read';

/** The levers over HTTP, below `/__control/`, for tests in another process: form fields or JSON in, JSON out. */
export async function answerControl(
  control: Control,
  deliveries: Deliveries,
  request: { path: string; body: string },
): Promise<{ status: number; body: object }> {
  const call = request.path.slice('/__control/'.length);
  try {
    const body = await run(control, deliveries, call, request.body);
    return body
      ? { status: 200, body }
      : { status: 404, body: { error: { message: `no such lever: ${call}` } } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const details = error instanceof ApiError ? error.body : { type: 'invalid_request_error', message };
    return { status: 400, body: { error: details } };
  }
}

async function run(
  control: Control,
  deliveries: Deliveries,
  call: string,
  body: string,
): Promise<object | null> {
  const isJson = body.trimStart().startsWith('{');
  const params: Params = isJson ? {} : decodeForm(body);
  const given = isJson ? (JSON.parse(body) as Record<string, unknown>) : params;
  switch (call) {
    case 'advance':
      if (given.to !== undefined) control.advanceTo(new Date(String(given.to)));
      else control.advanceBy({ days: Number(given.days ?? 0), hours: Number(given.hours ?? 0) });
      return { now: control.now.toISOString(), delivered: await deliveries.flush() };
    case 'card':
      return { id: control.card(parseCardKind(given.kind)) };
    case 'set_card':
      control.setDefaultCard(String(given.customer), parseCardKind(given.kind));
      return {};
    case 'confirm': {
      const secret = required(params, 'client_secret');
      const outcome = text(params, 'outcome') === 'fail' ? 'fail' : 'succeed';
      return control.confirm(secret, outcome, text(params, 'payment_method'));
    }
    case 'fail':
      control.fail(given.matcher as Matcher, given.fault as Fault);
      return {};
    case 'clear_faults':
      control.clearFaults();
      return {};
    case 'events':
      return { data: control.events() };
    case 'deliver':
      return { delivered: await deliveries.flush() };
    case 'state':
      return given.customer === undefined
        ? { customers: control.customerIds().map((id) => control.state(id)) }
        : control.state(String(given.customer));
    case 'violations':
      return { violations: control.violations(), requests: control.requests() };
    default:
      return null;
  }
}

function parseCardKind(name: unknown): CardKind {
  const kind = String(name ?? 'visa');
  if (!(kind in CARDS)) throw new Error(`no such card: ${kind}`);
  return kind as CardKind;
}
