interface Link {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Prefetch only on free and fast connections (spec 7.46). */
export function mayPrefetch(link: Link | undefined): boolean {
  return !link || (!link.saveData && !/2g/.test(link.effectiveType ?? ''))
}

export const currentLink = (): Link | undefined =>
  (navigator as Navigator & { readonly connection?: Link }).connection
