import { z } from 'zod';
import { type City, readStatus } from './city';
import { FAULTS } from './faults';
import type { Reply } from './protocols/reply';

const named = { index: z.number().int().optional(), permitNumber: z.string().optional() };
const setSchema = z.object({
  ...named,
  status: z.string().optional(),
  fields: z.record(z.string(), z.unknown()).optional(),
});
const namedSchema = z.object(named);
const addSchema = z.object({
  contractorName: z.string(),
  status: z.string().optional(),
  address: z.string().optional(),
  permitType: z.string().optional(),
  permitNumber: z.string().optional(),
});
const faultSchema = z.object({ kind: z.enum(FAULTS), times: z.number().int().positive().default(1) });
const clockSchema = z.object({ advanceMinutes: z.number().positive() });

export interface ControlledServer {
  city(id: string): City | undefined;
  cityIds(): string[];
  now(): Date;
  advanceClock(ms: number): void;
  recorded(): string[];
}

const ok = (body: object): Reply => ({ status: 200, body: { ok: true, ...body } });
const refuse = (status: number, message: string): Reply => ({ status, body: { ok: false, message } });

function indexIn(
  city: City,
  input: { index?: number | undefined; permitNumber?: string | undefined },
): number {
  const index =
    input.index ?? (input.permitNumber === undefined ? undefined : city.findIndex(input.permitNumber));
  if (index === undefined) throw new RangeError('no such permit');
  return index;
}

function onCity(city: City, verb: string, input: unknown): Reply {
  switch (verb) {
    case 'set': {
      const { status, fields, ...name } = setSchema.parse(input);
      const index = indexIn(city, name);
      const read = status === undefined ? {} : readStatus(city.record, status);
      city.set(index, { ...read, ...(fields === undefined ? {} : { fields }) });
      return ok({ index, permitNumber: city.getPermitNumber(index), row: city.table.rowAt(index) });
    }
    case 'add':
      return ok(city.add(addSchema.parse(input)));
    case 'remove':
      city.remove(indexIn(city, namedSchema.parse(input)));
      return ok({});
    case 'advance': {
      const index = indexIn(city, namedSchema.parse(input));
      const moved = city.advance(index);
      return ok({ moved, permitNumber: city.getPermitNumber(index), row: city.table.rowAt(index) });
    }
    case 'fault': {
      const { kind, times } = faultSchema.parse(input);
      city.fault(kind, times);
      return ok({ kind, times });
    }
    case 'clear-faults':
      city.clearFaults();
      return ok({});
    case 'list':
      return ok({ permits: city.list() });
    default:
      return refuse(404, `no control ${verb}`);
  }
}

/** Answers `/_control/…`: `health`, `clock`, `<city>/<verb>`. */
export function answerControl(server: ControlledServer, path: string, text: string): Reply {
  try {
    const [head = '', verb = ''] = path.replace(/^\/_control\//, '').split('/');
    if (head === 'health')
      return ok({ now: server.now().toISOString(), cities: server.cityIds(), recorded: server.recorded() });
    const input: unknown = text === '' ? {} : JSON.parse(text);
    if (head === 'clock') {
      server.advanceClock(clockSchema.parse(input).advanceMinutes * 60_000);
      return ok({ now: server.now().toISOString() });
    }
    const city = server.city(head);
    return city === undefined ? refuse(404, `no city ${head}`) : onCity(city, verb, input);
  } catch (error) {
    return refuse(
      error instanceof RangeError ? 404 : 400,
      error instanceof Error ? error.message : String(error),
    );
  }
}
