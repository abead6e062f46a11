/** Where files of a ticket go: a company's own, or support's. */
export type FilesPath = '/api/v1/ticket-files' | '/api/v1/support-files';

export interface SendTicketFile {
  path: FilesPath;
  ticketId: string;
  entryId: string;
  file: File;
}

/** Sends one file as it is; false where it was not taken. */
export async function sendTicketFile({ path, ticketId, entryId, file }: SendTicketFile): Promise<boolean> {
  const query = new URLSearchParams({ ticket: ticketId, entry: entryId, name: file.name });
  try {
    const answer = await fetch(`${path}?${query}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
