'use server';

import { addCity, changeCompany, removeCity } from '@/lib/company/profile/mutations';
import { companyChangeSchema, workCitySchema } from '@/lib/company/profile/schema';
import { createAction } from '@/lib/edge/server/action';

const access = 'company.manage';

export const changeCompanyAction = createAction({ access, input: companyChangeSchema, run: changeCompany });

export const addCityAction = createAction({ access, input: workCitySchema, run: addCity });

export const removeCityAction = createAction({ access, input: workCitySchema, run: removeCity });
