/** What a tag is for: the visitor answers for each. */
export type Purpose = 'measuring' | 'advertising'

export type TagKind = 'pixel' | 'loader' | 'analytics' | 'ads'

/** A script of another company that the operator has named. */
export interface Tag {
  readonly kind: TagKind
  /** Address of its script. */
  readonly script: string
  /** The operator's number there; an ad script has none. */
  readonly id: string
  /** Whom it talks to, the host of its script among them. */
  readonly hosts: readonly string[]
}

export interface TagSettings {
  /** Whether the law asks for consent, as set by the operator. */
  readonly isAsking: boolean
  readonly tags: readonly Tag[]
}

/** How a visitor came to the page that is open. */
export interface Arrival {
  readonly path: string
  readonly search: string
  readonly userAgent: string
  /** The browser asks not to be followed (Global Privacy Control). */
  readonly isPrivate: boolean
}
