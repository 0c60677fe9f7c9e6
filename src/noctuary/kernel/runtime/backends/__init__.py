"""The three ways to run rules: generators, frames, and native code."""
