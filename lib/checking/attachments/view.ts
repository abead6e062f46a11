import type { FileType } from '@/lib/checking/files/types';
import type { AttachmentKind } from './types';

/** A document or photo as pages show it. */
export interface Attachment {
  id: string;
  kind: AttachmentKind;
  name: string;
  caption: string | null;
  type: FileType;
  bytes: number;
  shared: boolean;
  addedBy: { id: string; name: string } | null;
  projectId: string | null;
  permit: { id: number; number: string; type: string | null } | null;
  taskId: string | null;
  createdAt: Date;
}
