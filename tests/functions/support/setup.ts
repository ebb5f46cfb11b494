// Initializes the default Firebase app as the product does. The tests' own admin.ts then uses it.
import '../../../functions/src/firebase';
