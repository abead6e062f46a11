import { openDemo } from '../support/billing-clock/desks';
import { testFourteenMonths } from '../support/billing-clock/fourteen-months';

testFourteenMonths('the demo', openDemo);
