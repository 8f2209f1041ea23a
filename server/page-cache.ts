/**
 * Next's cache of pages (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath), which keeps
 * none: what guests read is in the memory of `static-pages.ts`, and whatever Next itself is asked for, it makes as the database
 * has it now.
 */
export default class PageCache {
  async get(): Promise<null> {
    return null
  }
  async set(): Promise<void> {}
  async revalidateTag(): Promise<void> {}
  resetRequestCache(): void {}
}
