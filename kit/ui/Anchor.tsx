import { createContext, use, type ComponentProps, type MouseEvent } from 'react'

/** Client-side navigation, supplied by the app. */
export interface Following {
  readonly follow: (href: string) => void
  /** Loads what a page needs before it is asked for. */
  readonly prefetch: (href: string) => void
  /** Keeps the language of the page in an address. */
  readonly localise: (href: string) => string
}

export const FollowContext = createContext<Following | undefined>(undefined)

export type AnchorProps = ComponentProps<'a'> & { readonly href: string }

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link: real for crawlers and new tabs, followed inside the app by a plain click. */
export function Anchor({ onClick, href, ...rest }: AnchorProps) {
  const following = use(FollowContext)
  const prefetch = () => href.startsWith('/') && following?.prefetch(href)
  return (
    <a
      {...rest}
      href={following?.localise(href) ?? href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !following || rest.target || !href.startsWith('/')) return
        if (!isPlainClick(event)) return
        event.preventDefault()
        following.follow(href)
      }}
    />
  )
}
