// Initializes the default Firebase app as the product does; the tests' admin.ts then uses it.
import '../../../functions/src/firebase';
