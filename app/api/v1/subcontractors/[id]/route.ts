import { removeSubcontractor, saveSubcontractor } from '@/lib/company/subcontractors/mutations';
import {
  changeSubcontractorOperation,
  removeSubcontractorOperation,
} from '@/lib/edge/api/operations/subcontractors';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(changeSubcontractorOperation, (ctx, { params, body }) => {
    const { company_name: companyName, contact_name: contactName, phone, role } = body;
    return saveSubcontractor(ctx, { subcontractorId: params.id, companyName, contactName, phone, role });
  }),
  handler(removeSubcontractorOperation, (ctx, { params }) =>
    removeSubcontractor(ctx, { subcontractorId: params.id }),
  ),
);
