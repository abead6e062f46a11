'use client';

import { CloudOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { brand } from '@/lib/brand';
import { Button } from './button';
import { classNames } from './class-names';
import { isNotFetched } from './not-fetched';
import { useLeave } from './use-leave';

type Load<P> = () => Promise<ComponentType<P>>;

/** What a part may be given that matters where it is missing: a way out of it, and what it stands around. */
interface Given {
  onClose?: () => void;
  children?: ReactNode;
}

/**
 * What stands in the place of a part whose code could not be fetched: it says so, can be tried again, and becomes the
 * part. Where its build is gone the page is read anew instead.
 */
export async function missingPart<P extends object>(
  load: Load<P>,
  error: unknown,
): Promise<ComponentType<P>> {
  await noteFailure(error);
  const part: Missing<P> = { load, fetched: null, wasShown: false };
  return (given) => createElement(MissingPart<P>, { part, given });
}

/** Null where its code could not be fetched. */
async function fetchPart<P>(load: Load<P>): Promise<ComponentType<P> | null> {
  try {
    return await load();
  } catch (error) {
    await noteFailure(error);
    return null;
  }
}

/** @throws what is no matter of fetching; never answers where the page is read anew */
async function noteFailure(error: unknown): Promise<void> {
  if (!isNotFetched(error)) throw error;
  if (!(await isGone(error)) || !mayReload()) return;
  window.location.reload();
  await new Promise(() => undefined);
}

/** Whether the server no longer has the file: the page is of a build that another has replaced. */
async function isGone({ message }: Error): Promise<boolean> {
  const address = /\/_next\/\S+/.exec(message)?.[0];
  if (!address || !navigator.onLine) return false;
  return fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

const RELOADED = `${brand.storagePrefix}reloaded`;
const RELOAD_AGAIN_MS = 5 * 60_000;

/** Once: a page that lacks a part after it was read anew says so. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AGAIN_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

interface Missing<P> {
  load: Load<P>;
  fetched: ComponentType<P> | null;
  /** The failure is what is shown first; opened again, the part is asked for anew. */
  wasShown: boolean;
}

function MissingPart<P extends object>({ part, given }: { part: Missing<P>; given: P }) {
  const [Part, setPart] = useState(() => part.fetched);
  const [isTrying, setTrying] = useState(false);
  const tryAgain = useCallback(async () => {
    setTrying(true);
    try {
      part.fetched ??= await fetchPart(part.load);
      setPart(() => part.fetched);
    } finally {
      setTrying(false);
    }
  }, [part]);
  useEffect(() => {
    if (part.wasShown) void tryAgain();
    part.wasShown = true;
  }, [part, tryAgain]);
  return Part ? (
    <Part {...given} />
  ) : (
    <NotLoaded {...(given as Given)} isTrying={isTrying} onTry={tryAgain} />
  );
}

/** In the part's place; over the page, as the part would be, where it could be closed. */
function NotLoaded({ onClose, children, isTrying, onTry }: Given & { isTrying: boolean; onTry: () => void }) {
  const t = useTranslations('common.notLoaded');
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOver = onClose !== undefined;
  useLeave({ inside: place, onLeave: onClose });
  useEffect(() => {
    if (!isOver) return;
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement && isNowhere(document.activeElement)) before.focus();
    };
  }, [isOver]);
  useEffect(() => {
    const onOnline = () => {
      const { activeElement } = document;
      // What opens over the page takes the focus: not from somebody who has gone on.
      if (!isOver || isNowhere(activeElement) || place.current?.contains(activeElement)) onTry();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isOver, onTry]);
  const notice = (
    <div
      ref={place}
      role="alert"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border border-l-[3px] border-line border-l-unknown bg-card px-4 py-3 text-sm print:hidden',
        isOver &&
          'fixed inset-x-4 bottom-24 z-50 mx-auto max-w-xl rounded-md shadow-lg shadow-black/10 desk:bottom-6',
      )}
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-unknown" />
      <p className="min-w-0 flex-1 basis-48">{t(navigator.onLine ? 'text' : 'offline')}</p>
      <Button ref={button} variant="secondary" size="sm" pending={isTrying} onClick={onTry}>
        {t('again')}
      </Button>
      {isOver ? (
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      ) : null}
    </div>
  );
  return (
    <>
      {isOver ? createPortal(notice, document.body) : notice}
      {children}
    </>
  );
}

/** Where the focus is once what had it is gone. */
function isNowhere(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
