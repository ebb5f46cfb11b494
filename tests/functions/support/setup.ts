// The product makes the default Firebase app: whoever imports it later, admin.ts included, takes that one.
import '../../../functions/src/firebase';
