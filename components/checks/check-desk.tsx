'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type CheckState, type DeskFile, isRunOpen, stateOf } from './check-state';
import { useCheckState } from './use-check-state';
import { useUploads } from './use-uploads';

interface Desk {
  checkId: string;
  files: readonly DeskFile[];
  run: CheckState['run'];
  uploads: ReturnType<typeof useUploads>;
  /** Asks how everything is by now. */
  ask: () => Promise<void>;
}

const DeskContext = createContext<Desk | null>(null);

export interface CheckDeskProps {
  checkId: string;
  files: readonly DeskFile[];
  run: CheckState['run'];
  /** Shows these files and no others, each as far as it is: those of a run. */
  fixed?: boolean;
  children: ReactNode;
}

/** What the parts of a check's page share while it is at work: what is on its way, and how far everything is. */
export function CheckDesk({ checkId, files, run, fixed = false, children }: CheckDeskProps) {
  const { state, ask } = useCheckState(checkId, stateOf({ files: [...files], run }));
  const uploads = useUploads(checkId, ask);
  const desk = useMemo((): Desk => {
    const live = new Map(state.files.map((file) => [file.id, file]));
    return {
      checkId,
      files: fixed ? files.map((file) => live.get(file.id) ?? file) : state.files,
      run: state.run,
      uploads,
      ask,
    };
  }, [checkId, files, fixed, state, uploads, ask]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useCheckDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Only within a check.');
  return desk;
}

/** The number of the run that is under way. */
export function openRunOf({ run }: Desk): number | null {
  return run && isRunOpen(run.state) ? run.number : null;
}
