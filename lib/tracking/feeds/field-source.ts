import { toText } from './clean-text';
import type { FieldSource, RawRow } from './types';

/** Extracts one value from a raw row; undefined or null where it is missing. */
export type Take = (raw: RawRow) => unknown;

/** Chicago's rows have up to 15 numbered contacts. */
const CONTACTS = 15;

/** Compiles a declared field source into a function, once per feed, so that no path is parsed per row. */
export function compileSource(source: FieldSource): Take {
  if (typeof source === 'string') return compilePath(source);
  if ('join' in source) return compileJoin(source.join.map(compileSource));
  if ('first' in source) return compileFirst(source.first.map(compileSource));
  return compileContact(source.contact.type, source.contact.prefix ?? 'contact_');
}

function compilePath(path: string): Take {
  if (!/[.[]/.test(path)) return (raw) => raw[path];
  const steps = path.split(/[.[\]]/).filter((step) => step !== '');
  return (raw) => {
    // A column name may itself look like a path (`Neighborhoods - Analysis Boundaries 2.0`).
    if (raw[path] !== undefined) return raw[path];
    let value: unknown = raw;
    for (const step of steps) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = Reflect.get(value, step);
    }
    return value;
  };
}

function compileJoin(parts: Take[]): Take {
  return (raw) => {
    let joined = '';
    for (const take of parts) {
      const text = toText(take(raw))?.trim();
      // A unit or suffix of "0" is how some exports write "none".
      if (!text || (text === '0' && joined !== '')) continue;
      joined = joined === '' ? text : `${joined} ${text}`;
    }
    return joined === '' ? null : joined;
  };
}

function compileFirst(parts: Take[]): Take {
  return (raw) => {
    for (const take of parts) {
      const value = take(raw);
      if (value !== null && value !== undefined && value !== '') return value;
    }
    return null;
  };
}

function compileContact(type: string, prefix: string): Take {
  const wanted = type.toUpperCase();
  const columns = Array.from({ length: CONTACTS }, (_, index) => ({
    type: `${prefix}${index + 1}_type`,
    name: `${prefix}${index + 1}_name`,
  }));
  return (raw) => {
    for (const column of columns) {
      const kind = raw[column.type];
      if (typeof kind === 'string' && kind.toUpperCase().includes(wanted)) {
        const name = raw[column.name];
        if (name) return name;
      }
    }
    return null;
  };
}
