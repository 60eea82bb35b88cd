import type { ComponentType } from 'react'
import { parse } from 'regexparam'
import type { Call, ParamsOf, ResultOf } from '#kit/contract/call.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import type { PageHead } from './page-head.ts'

export type PathParams = Readonly<Record<string, string>>

/** Data that a page shows immediately: the server reads it before rendering, the client before navigating. */
export interface PageRead<C extends Call = Call> {
  readonly call: C
  readonly params: ParamsOf<C>
  /** The page works without it; it is read again for every visitor. */
  readonly isExtra?: boolean
}

export const pageRead = <C extends Call>(call: C, params: ParamsOf<C>): PageRead => ({ call, params })

export interface ScreenProps {
  readonly params: PathParams
}

/** Input for a page's head. */
export interface HeadSource {
  readonly params: PathParams
  readonly language: Language
  readonly say: Translate
  /** The result of one of the page's reads, if present. */
  read<C extends Call>(call: C, params: ParamsOf<C>): ResultOf<C> | undefined
}

/** Loaded with its page: the calls of its reads, and its head where that depends on them. */
export interface LatePart {
  readonly calls: readonly Call[]
  readonly head?: Route['head']
}

export interface Route {
  readonly name: string
  readonly path: string
  readonly screen: () => Promise<{ readonly default: ComponentType<ScreenProps> }>
  /** `bare` has no navigation bars. */
  readonly layout: 'portal' | 'game' | 'bare'
  readonly head: (source: HeadSource) => PageHead
  /** Text bundles it needs besides the shell's. */
  readonly texts?: readonly string[]
  readonly reads?: (params: PathParams, query: URLSearchParams) => readonly PageRead[]
  /** Not part of other pages' first load; the server knows its reads. */
  readonly late?: () => Promise<LatePart>
  /** Its content may expire at any moment: the server renders the page for every request. */
  readonly isFleeting?: boolean
  /** A check of the path alone; failing it is a 404 (spec 2.13), and so is a refused read. */
  readonly validate?: (params: PathParams) => boolean
}

export interface RouteMatch {
  readonly route: Route
  readonly params: PathParams
}

/** Normalises a path: `/games/` becomes `/games`. */
export const tidyPath = (path: string): string => path.replace(/\/+$/, '') || '/'

/** The first route that matches the path and passes its check; none is a 404. */
export function findRoute(routes: readonly Route[], path: string): RouteMatch | undefined {
  for (const route of routes) {
    const params = paramsOf(route.path, path)
    if (params) return !route.validate || route.validate(params) ? { route, params } : undefined
  }
  return undefined
}

function paramsOf(pattern: string, path: string): PathParams | undefined {
  const { keys, pattern: shape } = parse(pattern)
  const found = shape.exec(path)
  return found ? Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? ''])) : undefined
}
