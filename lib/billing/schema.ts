import { z } from 'zod';
import { TIERS } from './types';

/** `basic` is an older name of solo that callers may still use. */
export const tierSchema = z.preprocess((value) => (value === 'basic' ? 'solo' : value), z.enum(TIERS));

/** A payment provider's name for a card; never the card. */
export const paymentMethodIdSchema = z.string().regex(/^pm_[A-Za-z0-9_]{8,80}$/);
