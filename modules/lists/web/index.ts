export { ListsMenu } from './ListsMenu.tsx'
