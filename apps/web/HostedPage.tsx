import type { ComponentProps } from 'react'
import { HostedGame } from '#modules/hosted/web/index.ts'
import { Complain } from '#modules/studio/web/complain/Complain.tsx'

/** The page of a game of others, and the way to say that something is wrong with it. */
export const HostedPage = ({ children, ...page }: ComponentProps<typeof HostedGame>) => (
  <HostedGame {...page}>
    {children}
    <Complain slug={page.game.slug} />
  </HostedGame>
)
