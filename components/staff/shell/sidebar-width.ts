/** The cookie that stores the sidebar's width, so that the server renders it in the right width. */
export const sidebarCookie = 'staff_sidebar'

export function rememberSidebar(narrow: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of staff
  document.cookie = `${sidebarCookie}=${narrow ? 'narrow' : 'wide'}; path=/app; max-age=31536000; samesite=lax`
}
