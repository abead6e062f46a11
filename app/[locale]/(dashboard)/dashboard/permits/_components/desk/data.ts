import type { Answer } from '@/components/permits/use-run';
import type { DeskAddress } from '@/lib/company/desk/address';
import type { BoardColumn } from '@/lib/company/desk/board';
import type { DeskDates } from '@/lib/company/desk/dates';
import type { Desk, DeskBulk } from '@/lib/company/desk/desk';
import type { Grid } from '@/lib/company/desk/grid';
import type { MapView } from '@/lib/company/desk/map-view';
import type { DeskRows } from '@/lib/company/desk/rows';
import type { StartBulk } from '@/lib/company/desk/schema';

/** What the reader may do with what is shown. */
export interface May {
  change: boolean;
  /** All that match, not only those chosen by hand. */
  bulk: boolean;
  assign: boolean;
  assignSubcontractors: boolean;
  /** Permits put into jobs. */
  jobs: boolean;
}

/** The page's data as the browser has it. */
export interface DeskData extends Pick<Grid, 'saved' | 'unknown' | 'shown' | 'counts' | 'nearest'> {
  address: DeskAddress;
  desk: Desk;
  rows: DeskRows | null;
  board: BoardColumn[] | null;
  map: MapView | null;
  dates: DeskDates | null;
  /** The moment the page was made for, ISO. */
  now: string;
  timeZone: string;
  today: string;
  may: May;
}

/** A job to be chosen. */
export interface JobChoice {
  id: string;
  address: string;
  name: string | null;
}

type Act<Input, Data = unknown> = (input: Input) => Promise<Answer<Data>>;

/** The page's server actions. */
export interface DeskActions {
  startBulk: Act<StartBulk, DeskBulk>;
  stopBulk: Act<{ bulkId: string }, DeskBulk>;
  undoBulk: Act<{ bulkId: string }, DeskBulk>;
  readBulk: Act<{ bulkId: string }, DeskBulk>;
  listJobs: Act<{ q: string }, JobChoice[]>;
  createJob: Act<{ permitIds: number[]; placeOf: number }, { id: string }>;
  createTag: Act<{ name: string }, { id: string; name: string; slug: string }>;
  saveView: Act<{ name: string; address: string; isShared: boolean }, { id: string }>;
  changeView: Act<{
    viewId: string;
    name?: string | undefined;
    address?: string | undefined;
    version?: number | undefined;
  }>;
  deleteView: Act<{ viewId: string }>;
  editView: Act<{ viewId: string; address: string | null }>;
  setDefault: Act<{ viewId: string | null; forAll: boolean }>;
}
