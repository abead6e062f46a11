'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type CheckFileState,
  type CheckState,
  isRunOpen,
  toCheckState,
} from '@/components/checks/check-state';
import { useCheckState } from './use-check-state';
import { useUploads } from './use-uploads';

interface CheckContextValue {
  checkId: string;
  files: readonly CheckFileState[];
  run: CheckState['run'];
  uploads: ReturnType<typeof useUploads>;
  /** Reloads the current state. */
  refresh: () => Promise<void>;
}

const CheckContext = createContext<CheckContextValue | null>(null);

export interface CheckProviderProps {
  checkId: string;
  files: readonly CheckFileState[];
  run: CheckState['run'];
  /** Shows exactly these files (those of a run) with their current progress. */
  fixed?: boolean;
  children: ReactNode;
}

/**
 * Shares the live state of a check with the parts of its page: uploads in progress, files and the newest run.
 */
export function CheckProvider({ checkId, files, run, fixed = false, children }: CheckProviderProps) {
  const { state, refresh: ask } = useCheckState(checkId, toCheckState({ files: [...files], run }));
  const uploads = useUploads(checkId, ask);
  const value = useMemo((): CheckContextValue => {
    const live = new Map(state.files.map((file) => [file.id, file]));
    return {
      checkId,
      files: fixed ? files.map((file) => live.get(file.id) ?? file) : state.files,
      run: state.run,
      uploads,
      refresh: ask,
    };
  }, [checkId, files, fixed, state, uploads, ask]);
  return <CheckContext value={value}>{children}</CheckContext>;
}

export function useCheckContext(): CheckContextValue {
  const value = useContext(CheckContext);
  if (!value) throw new Error('Only within a check.');
  return value;
}

/** The number of the run in progress. */
export function getOpenRunNumber({ run }: CheckContextValue): number | null {
  return run && isRunOpen(run.state) ? run.number : null;
}
