export type DatabaseKind = 'embedded' | 'native';

export function testDatabaseKind(): DatabaseKind;
export function findPostgres(): string | undefined;
