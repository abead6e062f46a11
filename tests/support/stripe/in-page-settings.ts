import { CARD_NUMBERS } from './card-numbers';

// The stand-in reads them as it is loaded; cards stay in the page.
Object.assign(window, { __stripeStandIn: { apiUrl: null, numbers: CARD_NUMBERS } });
