import { z } from 'zod'
import { neededLine } from '../shared/fields.ts'

/** The folder on the site's computer that backups are to be kept in. */
export const folderChoice = z.strictObject({
  folder: neededLine(300, 'Enter a folder.'),
})
export type FolderChoice = z.infer<typeof folderChoice>
