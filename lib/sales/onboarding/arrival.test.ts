import { describe, expect, test } from 'vitest';
import { readArrival } from './arrival';
import { newDraft } from './draft';

const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', referralCode: '' };

describe('who signs up from a city', () => {
  test('is known by city and job, and nothing else an address may hold', () => {
    expect(readArrival({ signup: 'true', city: 'austin-tx', job: 'roofing' })).toEqual({
      city: 'austin-tx',
      job: 'roofing',
      place: undefined,
    });
    expect(readArrival({ city: '../etc', job: 'castle', place: '' })).toEqual({});
    expect(readArrival({ city: ['austin-tx', 'boise-id'] })).toEqual({});
  });

  test('finds the city in the set-up', () => {
    expect(newDraft({ ...person, arrival: { city: 'austin-tx' } }).companyData).toMatchObject({
      operatingCities: ['austin-tx'],
      cityLabels: {},
    });
  });

  test('finds a place we have no page of under its own name', () => {
    const { companyData } = newDraft({ ...person, arrival: { city: 'boise-id', place: 'Boise, ID' } });
    expect(companyData).toMatchObject({
      operatingCities: ['boise-id'],
      cityLabels: { 'boise-id': 'Boise, ID' },
    });
  });

  test('begins without a city otherwise', () => {
    expect(newDraft(person).companyData.operatingCities).toEqual([]);
  });
});
