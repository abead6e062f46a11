export type { Fault } from './faults';
export type { CardKind } from './objects/cards';
export { createStripeStandIn, type StandInOptions, type StripeStandIn } from './stand-in';
export type { CustomerState, SubscriptionState } from './state';
