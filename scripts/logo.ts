import { serveLogo } from '@/lib/company/branding/inside/serve';

/** Draws one logo for the process that starts it, and ends; see `lib/company/branding/ask-for-logo.ts`. */
serveLogo();
