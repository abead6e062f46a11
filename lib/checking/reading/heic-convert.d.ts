declare module 'heic-convert' {
  /** Decodes the first picture of an HEIC file and encodes it anew, upright. */
  export default function convert(options: {
    buffer: Uint8Array;
    format: 'JPEG' | 'PNG';
    quality?: number;
  }): Promise<ArrayBuffer>;
}
