/** Stands where the uid of a person stood who has erased their account: of what others keep, the words stay and the name goes. */
export const ERASED_PERSON = 'erased';
