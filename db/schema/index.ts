export * from './access';
export * from './accounts';
export * from './billing';
export * from './feeds';
export * from './inquiries';
export * from './matching';
export * from './notifications';
export * from './permits';
