/** Where a call, a group of calls or an object stands on the page. */
export const callAnchor = (id: string) => `call-${id}`;
export const tagAnchor = (tag: string) => `tag-${tag}`;
export const objectAnchor = (name: string) => `object-${name}`;
