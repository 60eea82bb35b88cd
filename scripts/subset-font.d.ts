declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'truetype'
    /** The part of each axis of a variable font that is kept, or the one place on it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  /** Returns the font with the letters of `text` alone. */
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
