declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'truetype'
    /** For each axis of a variable font, the range to keep, or one fixed position. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  /** Returns the font with the letters of `text` alone. */
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
