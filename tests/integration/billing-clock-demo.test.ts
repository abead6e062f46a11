import { testFourteenMonths } from '../support/billing-clock/fourteen-months';
import { openDemo } from '../support/billing-clock/payment-backends';

testFourteenMonths('the demo', openDemo);
