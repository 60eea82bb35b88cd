/** Joins the class names that apply; a false or missing one is left out. */
export const classNames = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
