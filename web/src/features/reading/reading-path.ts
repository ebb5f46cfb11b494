/** Where a reading is opened by its id. */
export const readingPath = (id: string) => `/daily-reading?id=${encodeURIComponent(id)}`;

/** Whether the text can be the id of a document: an address may say anything. */
export const isReadingId = (text: string) =>
  text.length <= 128 && !/^\.{1,2}$|\/|^__.*__$/.test(text) && text !== '';
