const PAGE = { width: 612, height: 792, left: 64, top: 720, line: 18 };

/** A letter-size PDF of one page of plain lines, the first as its heading. Latin letters only. */
export function textPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = lines.map((line, index) => {
    const y = PAGE.top - index * PAGE.line;
    return `BT /F1 ${index === 0 ? 15 : 11} Tf ${PAGE.left} ${y} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  const drawing = shown.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
      '/Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
