import { setUpEmbeddedFor } from './database';

export default setUpEmbeddedFor;
