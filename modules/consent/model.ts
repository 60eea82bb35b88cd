/** Purpose of a tag: the visitor answers for each. */
export type Purpose = 'measuring' | 'advertising'

export type TagKind = 'pixel' | 'loader' | 'analytics' | 'ads'

/** A third-party script configured by the operator. */
export interface Tag {
  readonly kind: TagKind
  /** Address of its script. */
  readonly script: string
  /** The operator's account id there; an ad script has none. */
  readonly id: string
  /** Hosts it connects to, including that of its script. */
  readonly hosts: readonly string[]
}

export interface TagSettings {
  /** Whether the law asks for consent, as set by the operator. */
  readonly isAsking: boolean
  readonly tags: readonly Tag[]
}

/** How a visitor reached the open page. */
export interface Arrival {
  readonly path: string
  readonly search: string
  readonly userAgent: string
  /** The browser sends Global Privacy Control. */
  readonly isPrivate: boolean
}
