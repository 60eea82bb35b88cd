import { renderToStaticMarkup } from 'react-dom/server'
import { IsletArt } from './IsletArt.tsx'

/** The scene's drawing as markup. Only for the server. */
export const drawIsletArt = (isLit: boolean): string => renderToStaticMarkup(<IsletArt isLit={isLit} />)
