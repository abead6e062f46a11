import type { CityProfile } from '@/lib/cities/types';
import { az } from './az';
import { ca } from './ca';
import { co } from './co';
import { dc } from './dc';
import { fl } from './fl';
import { ga } from './ga';
import { hi } from './hi';
import { il } from './il';
import { indiana } from './in';
import { ky } from './ky';
import { la } from './la';
import { ma } from './ma';
import { md } from './md';
import { mi } from './mi';
import { mn } from './mn';
import { mo } from './mo';
import { nc } from './nc';
import { nv } from './nv';
import { ny } from './ny';
import { oh } from './oh';
import { ok } from './ok';
import { oregon } from './or';
import { pa } from './pa';
import { tn } from './tn';
import { tx } from './tx';
import { ut } from './ut';
import { va } from './va';
import { wa } from './wa';
import { wi } from './wi';

export const CITY_PROFILES: readonly CityProfile[] = [
  ...az,
  ...ca,
  ...co,
  ...dc,
  ...fl,
  ...ga,
  ...hi,
  ...il,
  ...indiana,
  ...ky,
  ...la,
  ...ma,
  ...md,
  ...mi,
  ...mn,
  ...mo,
  ...nc,
  ...nv,
  ...ny,
  ...oh,
  ...ok,
  ...oregon,
  ...pa,
  ...tn,
  ...tx,
  ...ut,
  ...va,
  ...wa,
  ...wi,
];
