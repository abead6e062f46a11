import type { Fault } from './fault';
import { ACCESS } from './faults/access';
import { ACCOUNTS } from './faults/accounts';
import { CHECKS } from './faults/checks';
import { COMPANY } from './faults/company';
import { FEEDS } from './faults/feeds';
import { LOOK } from './faults/look';
import { MONEY } from './faults/money';
import { NOTICES } from './faults/notices';
import { QUEUE } from './faults/queue';
import { SCREENS } from './faults/screens';
import { SERVED } from './faults/served';
import { SITE } from './faults/site';

export const FAULTS: readonly Fault[] = [
  ...ACCESS,
  ...ACCOUNTS,
  ...FEEDS,
  ...NOTICES,
  ...QUEUE,
  ...MONEY,
  ...CHECKS,
  ...COMPANY,
  ...SITE,
  ...SERVED,
  ...LOOK,
  ...SCREENS,
];
