'use server';

import { addCity, changeCompany, removeCity } from '@/lib/company/profile/mutations';
import { companyChangeSchema, workCitySchema } from '@/lib/company/profile/schema';
import { setDayCost } from '@/lib/company/today/mutations';
import { dayCostSchema } from '@/lib/company/today/schema';
import { createAction } from '@/lib/edge/server/action';

const access = 'company.manage';

export const changeCompanyAction = createAction({ access, input: companyChangeSchema, run: changeCompany });

export const addCityAction = createAction({ access, input: workCitySchema, run: addCity });

export const removeCityAction = createAction({ access, input: workCitySchema, run: removeCity });

export const setDayCostAction = createAction({ access, input: dayCostSchema, run: setDayCost });
